package acme;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.ArrayList;
import java.util.List;

/** A generic class whose written fields do not depend on its parameter. */
public class Crate<T> implements Externalizable {
    private final List<T> content = new ArrayList<>();
    private String label = "";
    private long number;

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeUTF(label);
        out.writeLong(number);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        label = in.readUTF();
        number = in.readLong();
    }

    public int size() {
        return content.size();
    }
}
