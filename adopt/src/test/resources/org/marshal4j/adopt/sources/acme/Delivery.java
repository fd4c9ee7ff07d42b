package acme;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

/** What is written of the superclass comes last. */
public class Delivery extends Journey {
    private int driver;
    private String town;

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeUTF(town);
        out.writeInt(driver);
        super.writeExternal(out);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        town = in.readUTF();
        driver = in.readInt();
        super.readExternal(in);
    }
}

class Journey implements Externalizable {
    private long length;
    private String unit;

    /** Creates one without a length. */
    public Journey() {}

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeUTF(unit);
        out.writeLong(length);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        unit = in.readUTF();
        length = in.readLong();
    }
}
