package acme;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** What all have. */
abstract class Entity {
    private String owner;
    private long id;

    /** Writes it. */
    void write(DataOutput out) throws IOException {
        out.writeLong(id);
        out.writeUTF(owner);
    }

    /** Reads it. */
    void read(DataInput in) throws IOException {
        id = in.readLong();
        owner = in.readUTF();
    }
}
