import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.WireOut;
import org.marshal4j.Marshal;

class HandWritten extends SelfDescribingMarshallable {
    @Override
    public void writeMarshallable(WireOut wire) {
        wire.write("written").text("by hand");
    }
}

@Marshal
class Settings extends HandWritten implements SettingsMarshallable { // MARSHAL107: Settings inherits writeMarshallable from HandWritten
    int port;
}
