package imported;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import org.codehaus.plexus.util.xml.Xpp3DomBuilder;
import org.codehaus.plexus.util.xml.pull.XmlPullParserException;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;

/** What Maven declares as Object: the keys of locations (names and numbers) and the configuration of plugins (XML). */
public final class KeyOrConfigurationMarshaller implements FieldMarshaller<Object> {
    @Override
    public void write(Object value, Output out) {
        out.writeByte(kindOf(value));
        Text.write(value.toString(), out);
    }

    @Override
    public Object read(Object current, Input in) {
        byte kind = in.readByte();
        String text = String.valueOf(Text.read(null, 1_000_000, in));
        try {
            return kind == 0 ? text : kind == 1 ? (Object) Integer.valueOf(text) : Xpp3DomBuilder.build(new StringReader(text));
        } catch (XmlPullParserException e) {
            throw new IllegalArgumentException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public long sizeOf(Object value) {
        return 1 + Text.sizeOf(value.toString());
    }

    private static byte kindOf(Object value) {
        return (byte) (value instanceof String ? 0 : value instanceof Integer ? 1 : 2);
    }
}
