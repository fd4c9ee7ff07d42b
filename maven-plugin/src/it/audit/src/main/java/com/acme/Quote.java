package com.acme;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

public class Quote implements Externalizable {
    private double bid;
    private double ask;

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeDouble(bid);
        out.writeDouble(ask);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        ask = in.readDouble();
        bid = in.readDouble();
    }
}
