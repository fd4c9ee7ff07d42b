package org.marshal4j.cli;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

/** Writes what it does not read. */
public final class Drifted implements Externalizable {
    private static final long serialVersionUID = 1;

    private double bid;
    private double ask;

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeDouble(bid);
        out.writeDouble(ask);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        bid = in.readDouble();
    }
}
