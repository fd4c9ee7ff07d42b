package imported;

import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;
import twitter4j.auth.AccessToken;

/** A token, its secret, and its owner. */
public final class AccessTokenMarshaller implements FieldMarshaller<AccessToken> {
    @Override
    public void write(AccessToken value, Output out) {
        Text.write(value.getToken(), out);
        Text.write(value.getTokenSecret(), out);
        out.writeLong(value.getUserId());
    }

    @Override
    public AccessToken read(AccessToken current, Input in) {
        return new AccessToken(Text.read(null, in), Text.read(null, in), in.readLong());
    }

    @Override
    public long sizeOf(AccessToken value) {
        return Text.sizeOf(value.getToken()) + Text.sizeOf(value.getTokenSecret()) + Long.BYTES;
    }
}
