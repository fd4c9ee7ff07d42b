package com.acme;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

public class Odd implements Externalizable {
    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeInt(7);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        in.readInt();
    }
}
