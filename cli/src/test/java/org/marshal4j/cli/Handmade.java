package org.marshal4j.cli;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

/** Writes its fields by hand. */
public final class Handmade implements Externalizable {
    private static final long serialVersionUID = 1;

    private double bid;

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeDouble(bid);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        bid = in.readDouble();
    }
}
