package acme;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

/** A class without a constructor that generated code could call. */
public class Sum implements Externalizable {
    private long sum;
    private String unit;

    public Sum(String unit) {
        this.unit = unit;
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeLong(sum);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        sum = in.readLong();
    }
}
