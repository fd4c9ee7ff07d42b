package org.marshal4j.benchmarks.tables;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

/** A tick that writes its fields itself. */
@SuppressWarnings("marshal4j") // it is only written to object streams
public class ExternalTick extends Tick implements Externalizable {
    private static final long serialVersionUID = 1L;
    private static final Phase[] PHASES = Phase.values();

    /** For the stream. */
    public ExternalTick() {}

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeLong(getId());
        out.writeLong(getTime());
        out.writeDouble(getBid());
        out.writeDouble(getAsk());
        out.writeInt(getQuantity());
        out.writeFloat(getRatio());
        out.writeByte(getPhase().ordinal());
        out.writeShort(getVenue());
        out.writeChar(getKind());
        out.writeByte(getLevel());
        out.writeBoolean(isOpen());
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        setId(in.readLong());
        setTime(in.readLong());
        setBid(in.readDouble());
        setAsk(in.readDouble());
        setQuantity(in.readInt());
        setRatio(in.readFloat());
        setPhase(PHASES[in.readByte()]);
        setVenue(in.readShort());
        setKind(in.readChar());
        setLevel(in.readByte());
        setOpen(in.readBoolean());
    }
}
