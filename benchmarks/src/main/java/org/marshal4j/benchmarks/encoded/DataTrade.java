package org.marshal4j.benchmarks.encoded;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.marshal4j.Encoded;
import org.marshal4j.Encoding;
import org.marshal4j.Form;
import org.marshal4j.Marshal;
import org.marshal4j.Presence;

/** A trade in the bytes of {@link DataOutput}, and the methods that people write for it. */
@Marshal
@Encoded(Encoding.DATA_OUTPUT)
final class DataTrade implements DataTradeMarshallable {
    long id;
    int volume;

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.SHORT)
    int lots;

    boolean open;
    double price;
    double limit;
    char code;

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.BYTE)
    Side side = Side.BUY;

    String symbol = "";

    @Encoded(value = Encoding.DATA_OUTPUT, presence = Presence.ONE)
    String note;

    static DataTrade sample() {
        DataTrade trade = new DataTrade();
        trade.id = 8_234_567_890L;
        trade.volume = 12_500;
        trade.lots = 125;
        trade.open = true;
        trade.price = 72.45;
        trade.limit = 73.5;
        trade.code = 'X';
        trade.side = Side.SHORT_SELL;
        trade.symbol = "VOD.L";
        trade.note = "good till cancelled";
        return trade;
    }

    void writeByHand(DataOutput out) throws IOException {
        out.writeLong(id);
        out.writeInt(volume);
        out.writeShort(lots);
        out.writeBoolean(open);
        out.writeDouble(price);
        out.writeDouble(limit);
        out.writeChar(code);
        out.writeByte(side.code);
        out.writeUTF(symbol);
        out.writeBoolean(note != null);
        if (note != null) {
            out.writeUTF(note);
        }
    }

    void readByHand(DataInput in) throws IOException {
        id = in.readLong();
        volume = in.readInt();
        lots = in.readShort();
        open = in.readBoolean();
        price = in.readDouble();
        limit = in.readDouble();
        code = in.readChar();
        side = Side.of(in.readByte());
        symbol = in.readUTF();
        note = in.readBoolean() ? in.readUTF() : null;
    }
}
