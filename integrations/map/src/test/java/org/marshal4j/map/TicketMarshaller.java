package org.marshal4j.map;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalVersion;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.schema.Schema;

/** The number of a ticket was an int32 in front of the note, and is an int64 behind it. */
final class TicketMarshaller implements Marshaller<Ticket> {
    static final TicketMarshaller INSTANCE = new TicketMarshaller();
    static final Schema FORMER = TypeSchema.of(Ticket.class, "id int32", "note text");
    static final Schema TODAY = TypeSchema.of(Ticket.class, "note text", "number int64");

    static boolean isFormer;

    static {
        Marshallers.register(INSTANCE, MarshalVersion.VERSION);
    }

    @Override
    public void write(Ticket ticket, Output out) {
        if (isFormer) {
            out.writeInt((int) ticket.number);
            Text.write(ticket.note, out);
        } else {
            Text.write(ticket.note, out);
            out.writeLong(ticket.number);
        }
    }

    @Override
    public Ticket read(Input in) {
        if (isFormer) {
            return new Ticket(in.readInt(), Text.read(null, in));
        }
        String note = Text.read(null, in);
        return new Ticket(in.readLong(), note);
    }

    @Override
    public long sizeOf(Ticket ticket) {
        return (isFormer ? Integer.BYTES : Long.BYTES) + Text.sizeOf(ticket.note);
    }

    @Override
    public Schema schema() {
        return isFormer ? FORMER : TODAY;
    }

    @Override
    public Class<Ticket> type() {
        return Ticket.class;
    }
}
