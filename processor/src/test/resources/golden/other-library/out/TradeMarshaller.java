import org.marshal4j.runtime.generated.encoded.BigEndian;
import org.marshal4j.runtime.generated.encoded.EncodedEnums;
import org.marshal4j.runtime.generated.encoded.EncodedTexts;
import org.marshal4j.runtime.generated.encoded.EncodedTimes;
import org.marshal4j.runtime.generated.encoded.Lengths;
import org.marshal4j.runtime.generated.encoded.Narrowed;
import org.marshal4j.schema.wire.CharForm;
import org.marshal4j.schema.wire.NumberForm;
import org.marshal4j.schema.wire.TimeForm;
    // as beginning in evolvable, but:
 * Writes and reads {@link Trade}, 37 bytes or more each. Stateless and thread-safe.

    // as MIN_SIZE in empty, with 37 for 0
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            id int64 as int64be
            price float64 as float64be
            quantity int32 as int16be
            side enum Trade$Side(BUY,SELL) as int32be
            time instant as int64be(seconds)
            symbol text as modified(uint16be)
            note text as modified(uint16be)?
            tags list<text as modified(uint16be)> as count(int32be,-1)?
            """;

    // as ENUMS in names, with Side for Enum, SIDES for ENUMS, BUY for class_, SELL for $
    // as in bean: TradeMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    // as writeFields in booleans, but:
        EncodedTexts.write(CharForm.MODIFIED, NumberForm.UINT16BE, Checks.required("symbol", trade.symbol), out);
        String note = trade.note;
        if (Presence.write(note, out)) {
            EncodedTexts.write(CharForm.MODIFIED, NumberForm.UINT16BE, Checks.required("note", note), out);
        writeTags(trade.tags, out);
    }

    /** As in empty. */
    public static Trade readFields(Trade current, Input in, int depth) {
        Trade trade = current != null && current.getClass() == Trade.class ? current : new Trade();
        readBlock(trade, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        String symbol = Checks.present("symbol", EncodedTexts.read(CharForm.MODIFIED, NumberForm.UINT16BE, trade.symbol, in));
        // stored if another: trade.symbol = symbol
        String note = Presence.read(in) ? Checks.present("note", EncodedTexts.read(CharForm.MODIFIED, NumberForm.UINT16BE, trade.note, in)) : null;
        // stored if another: trade.note = note
        List<String> tags = readTags(trade.tags, in);
        // stored if another: trade.tags = tags
        return trade;
    }

    // as sizeOfFields in ancestors, but:
        size += EncodedTexts.sizeOf(CharForm.MODIFIED, NumberForm.UINT16BE, Checks.required("symbol", trade.symbol));
        size += (trade.note == null ? 1 : 1 + EncodedTexts.sizeOf(CharForm.MODIFIED, NumberForm.UINT16BE, Checks.required("note", trade.note)));
        size += sizeOfTags(trade.tags);
        // without size += Text.sizeOf((String) NAME.get(callable));

    // as in empty: copy, copyInto

    /** As in empty. */
    public static Trade copyFields(Trade from, Trade current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Trade.class);
        Trade trade = OwnObjects.isFree(current, from, Trade.class) ? current : new Trade();
        trade.id = from.id;
        trade.price = from.price;
        trade.quantity = from.quantity;
        // copied if another: trade.side = from.side
        // copied if another: trade.time = from.time
        // copied if another: trade.symbol = from.symbol
        // copied if another: trade.note = from.note
        List<String> tags = Lists.copy(from.tags, trade.tags);
        // stored if another: trade.tags = tags
        return trade;
    }

    private static void writeBlock(Trade trade, Output out) {
        Narrowed.require("quantity", NumberForm.INT16BE, trade.quantity);
        Checks.required("side", trade.side);
        Checks.required("time", trade.time);
        long offset = out.reserve(30);
        Object base = out.base();
        BigEndian.putLong(base, offset, trade.id);
        BigEndian.putDouble(base, offset + 8, trade.price);
        BigEndian.putShort(base, offset + 16, (short) trade.quantity);
        BigEndian.putInt(base, offset + 18, trade.side.ordinal());
        BigEndian.putLong(base, offset + 22, EncodedTimes.number("time", TimeForm.SECONDS, trade.time));
    }

    private static void readBlock(Trade trade, Input in) {
        long offset = in.take(30);
        Object base = in.base();
        trade.id = BigEndian.getLong(base, offset);
        trade.price = BigEndian.getDouble(base, offset + 8);
        trade.quantity = BigEndian.getShort(base, offset + 16);
        trade.side = EncodedEnums.at(SIDES, BigEndian.getInt(base, offset + 18));
        trade.time = EncodedTimes.instant(TimeForm.SECONDS, trade.time, BigEndian.getLong(base, offset + 22));
    }

    // as writeTags in bean, but:
        int count = Lengths.write("tags", NumberForm.INT32BE, Counts.count("tags", list, out), out);
            EncodedTexts.write(CharForm.MODIFIED, NumberForm.UINT16BE, Checks.required("tags[]", element), out);

    // as readTags in bean, but:
        int count = Lengths.readCount(NumberForm.INT32BE, 2, Integer.MAX_VALUE, in);
            String element = Checks.present("tags[]", EncodedTexts.read(CharForm.MODIFIED, NumberForm.UINT16BE, old, in));

    // as sizeOfTags in bean, but:
            return Lengths.size(NumberForm.INT32BE, -1);
        long size = Lengths.size(NumberForm.INT32BE, list.size());
            size += EncodedTexts.sizeOf(CharForm.MODIFIED, NumberForm.UINT16BE, Checks.required("tags[]", element));
}
