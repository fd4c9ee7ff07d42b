package acme;

import java.io.Externalizable;
import java.io.File;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

/** Fields whose statements cannot be apart. */
public class Mixed implements Externalizable {
    private File other;
    private File place;
    private File base;

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeUTF(place.getPath());
        out.writeUTF(base.getPath());
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        place = new File(other, in.readUTF());
        base = resolved(new File(in.readUTF()));
    }

    private File resolved(File file) {
        return other == null ? file : new File(other, file.getPath());
    }
}
