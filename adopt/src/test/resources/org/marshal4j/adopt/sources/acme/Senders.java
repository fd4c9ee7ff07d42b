package acme;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.net.URI;

/** Writes addresses, which may be null. */
final class Senders {
    private Senders() {}

    static void write(DataOutput out, URI sender) throws IOException {
        out.writeBoolean(sender == null);
        if (sender != null) {
            out.writeUTF(sender.toString());
        }
    }

    static URI read(DataInput in) throws IOException {
        return in.readBoolean() ? null : URI.create(in.readUTF());
    }
}
