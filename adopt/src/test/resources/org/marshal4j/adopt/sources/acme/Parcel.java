package acme;

import java.io.Externalizable;
import java.io.File;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.net.URI;

/** Fields that no annotation writes: they keep their statements. */
public class Parcel implements Externalizable {
    private static final int VERSION = 3;

    private int weight;
    /** Where it is. */
    private File place;

    private final Stamp stamp = new Stamp();
    private URI sender;
    private int[] sizes = new int[3];

    public Parcel() {}

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeInt(weight);
        out.writeByte(VERSION);
        String path = place.getPath();
        out.writeUTF(path);
        writeRest(out);
    }

    private void writeRest(ObjectOutput out) throws IOException {
        stamp.writeExternal(out);
        Senders.write(out, this.sender);
        for (int i = 0; i < 3; i++) {
            out.writeShort(sizes[i]);
        }
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        weight = in.readInt();
        if (in.readByte() != VERSION) {
            throw new IOException("another version");
        }
        place = new File(in.readUTF());
        stamp.readExternal(in);
        sender = Senders.read(in);
        for (int i = 0; i < 3; i++) {
            sizes[i] = in.readShort();
        }
    }
}
