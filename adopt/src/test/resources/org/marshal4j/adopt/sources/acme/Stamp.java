package acme;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

/** What it writes depends on a value, so it cannot be adopted itself. */
public class Stamp implements Externalizable {
    private int value;
    private int extra;

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeInt(value);
        if (value > 100) {
            out.writeInt(extra);
        }
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        value = in.readInt();
        extra = value > 100 ? in.readInt() : 0;
    }
}
