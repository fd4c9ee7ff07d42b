import net.openhft.chronicle.wire.AbstractMarshallableCfg;
import org.marshal4j.Marshal;

@Marshal
class Settings extends AbstractMarshallableCfg implements SettingsMarshallable { // MARSHAL107: Settings inherits writeMarshallable from AbstractMarshallableCfg
    int port;
}
