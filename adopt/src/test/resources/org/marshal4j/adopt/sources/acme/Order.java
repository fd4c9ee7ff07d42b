package acme;

import java.io.IOException;
import java.io.Externalizable;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Much of what people write. */
public class Order extends Entity implements Externalizable {
    enum Side {
        BUY,
        SELL
    }

    Side side;
    Side kind;
    List<String> tags = new ArrayList<>();
    Map<String, Long> limits = new HashMap<>();
    byte[] raw;
    int[] sizes;
    Integer shown;
    String note;
    Date time;
    Instant seen;
    LocalDate day;
    BigDecimal price;
    Leg leg = new Leg();
    List<Leg> legs = new ArrayList<>();
    int hash;

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        super.write(out);
        out.writeInt(side.ordinal());
        out.writeUTF(kind.name());
        out.writeInt(tags.size());
        for (String tag : tags) {
            out.writeUTF(tag);
        }
        out.writeInt(limits.size());
        for (Map.Entry<String, Long> limit : limits.entrySet()) {
            out.writeUTF(limit.getKey());
            out.writeLong(limit.getValue());
        }
        out.writeInt(raw.length);
        out.write(raw);
        out.writeShort(sizes.length);
        for (int i = 0; i < sizes.length; i++) {
            out.writeInt(sizes[i]);
        }
        out.writeBoolean(shown != null);
        if (shown != null) {
            out.writeInt(shown);
        }
        if (note == null) {
            out.writeByte(0);
        } else {
            out.writeByte(1);
            out.writeUTF(note);
        }
        out.writeLong(time.getTime());
        out.writeLong(seen.getEpochSecond());
        out.writeInt((int) day.toEpochDay());
        out.writeUTF(price.toString());
        leg.writeExternal(out);
        out.writeInt(legs.size());
        for (Leg each : legs) {
            each.writeExternal(out);
        }
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        super.read(in);
        side = Side.values()[in.readInt()];
        kind = Side.valueOf(in.readUTF());
        int count = in.readInt();
        tags.clear();
        for (int i = 0; i < count; i++) {
            tags.add(in.readUTF());
        }
        count = in.readInt();
        limits.clear();
        for (int i = 0; i < count; i++) {
            limits.put(in.readUTF(), in.readLong());
        }
        raw = new byte[in.readInt()];
        in.readFully(raw);
        sizes = new int[in.readShort()];
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = in.readInt();
        }
        shown = in.readBoolean() ? in.readInt() : null;
        note = in.readByte() == 1 ? in.readUTF() : null;
        time = new Date(in.readLong());
        seen = Instant.ofEpochSecond(in.readLong());
        day = LocalDate.ofEpochDay(in.readInt());
        price = new BigDecimal(in.readUTF());
        leg.readExternal(in);
        count = in.readInt();
        legs.clear();
        for (int i = 0; i < count; i++) {
            Leg each = new Leg();
            each.readExternal(in);
            legs.add(each);
        }
    }
}
