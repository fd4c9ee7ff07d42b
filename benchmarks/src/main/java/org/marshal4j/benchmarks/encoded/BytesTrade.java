package org.marshal4j.benchmarks.encoded;

import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.Encoded;
import org.marshal4j.Encoding;
import org.marshal4j.Form;
import org.marshal4j.Marshal;

/** A trade in the bytes of Chronicle Bytes, and the methods that people write for it. */
@Marshal
@Encoded(Encoding.CHRONICLE)
final class BytesTrade implements BytesTradeMarshallable {
    long id;
    int volume;

    @Encoded(value = Encoding.CHRONICLE, as = Form.SHORT)
    int lots;

    boolean open;
    double price;
    double limit;
    char code;

    @Encoded(value = Encoding.CHRONICLE, as = Form.BYTE)
    Side side = Side.BUY;

    String symbol = "";
    String note;

    static BytesTrade sample() {
        DataTrade from = DataTrade.sample();
        BytesTrade trade = new BytesTrade();
        trade.id = from.id;
        trade.volume = from.volume;
        trade.lots = from.lots;
        trade.open = from.open;
        trade.price = from.price;
        trade.limit = from.limit;
        trade.code = from.code;
        trade.side = from.side;
        trade.symbol = from.symbol;
        trade.note = from.note;
        return trade;
    }

    void writeByHand(Bytes<?> out) {
        out.writeLong(id);
        out.writeInt(volume);
        out.writeShort((short) lots);
        out.writeBoolean(open);
        out.writeDouble(price);
        out.writeDouble(limit);
        out.writeShort((short) code);
        out.writeByte((byte) side.code);
        out.writeUtf8(symbol);
        out.writeUtf8(note);
    }

    void readByHand(Bytes<?> in) {
        id = in.readLong();
        volume = in.readInt();
        lots = in.readShort();
        open = in.readBoolean();
        price = in.readDouble();
        limit = in.readDouble();
        code = (char) in.readShort();
        side = Side.of(in.readByte());
        symbol = in.readUtf8();
        note = in.readUtf8();
    }
}
