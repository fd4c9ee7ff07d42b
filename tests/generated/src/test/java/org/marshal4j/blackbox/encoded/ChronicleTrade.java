package org.marshal4j.blackbox.encoded;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.Encoded;
import org.marshal4j.Encoding;
import org.marshal4j.Form;
import org.marshal4j.Marshal;
import org.marshal4j.Presence;
import org.marshal4j.Required;

/** What people write to Chronicle Bytes by hand; {@link #writeByHand} is how they do it. */
@Marshal
@Encoded(Encoding.CHRONICLE)
class ChronicleTrade {
    boolean open;
    int volume;
    double price;
    char code;
    String symbol;

    @Required
    String account = "";

    @Encoded(value = Encoding.CHRONICLE, as = Form.TEXT_8BIT)
    String narrow;

    @Encoded(value = Encoding.CHRONICLE, as = Form.TEXT)
    Side side = Side.BUY;

    @Encoded(value = Encoding.CHRONICLE, as = Form.TEXT_8BIT)
    Side narrowSide = Side.BUY;

    @Encoded(value = Encoding.CHRONICLE, as = Form.STOP_BIT)
    Side stopBitSide = Side.BUY;

    @Encoded(value = Encoding.CHRONICLE, as = Form.STOP_BIT)
    long stopBit;

    @Encoded(value = Encoding.CHRONICLE, as = Form.STOP_BIT)
    char stopBitCode;

    @Encoded(value = Encoding.CHRONICLE, as = Form.STOP_BIT)
    LocalDate day = LocalDate.EPOCH;

    @Encoded(value = Encoding.CHRONICLE, as = Form.SHORT)
    int narrowed;

    @Encoded(value = Encoding.CHRONICLE, as = Form.STOP_BIT, presence = Presence.ONE)
    Integer perhaps;

    List<String> tags;
    long[] longs;
    boolean[] flags;

    void writeByHand(Bytes<?> out) {
        out.writeBoolean(open);
        out.writeInt(volume);
        out.writeDouble(price);
        out.writeUnsignedShort(code);
        out.writeUtf8(symbol);
        out.writeUtf8(account);
        out.write8bit(narrow);
        out.writeUtf8(side.name());
        out.write8bit(narrowSide.name());
        out.writeStopBit(stopBitSide.ordinal());
        out.writeStopBit(stopBit);
        out.writeStopBit(stopBitCode);
        out.writeStopBit(day.toEpochDay());
        out.writeShort((short) narrowed);
        out.writeByte((byte) (perhaps == null ? 0 : 1));
        if (perhaps != null) {
            out.writeStopBit(perhaps);
        }
        out.writeStopBit(tags == null ? -1 : tags.size());
        for (String tag : tags == null ? List.<String>of() : tags) {
            out.writeUtf8(tag);
        }
        out.writeStopBit(longs == null ? -1 : longs.length);
        for (long each : longs == null ? new long[0] : longs) {
            out.writeLong(each);
        }
        out.writeStopBit(flags == null ? -1 : flags.length);
        for (boolean each : flags == null ? new boolean[0] : flags) {
            out.writeBoolean(each);
        }
    }

    static ChronicleTrade random(Random random) {
        Values values = new Values(random);
        ChronicleTrade trade = new ChronicleTrade();
        trade.open = random.nextBoolean();
        trade.volume = random.nextInt();
        trade.price = random.nextGaussian();
        trade.code = (char) random.nextInt();
        trade.symbol = values.orNull(values.text());
        trade.account = values.text();
        trade.narrow = values.orNull(values.narrowText());
        trade.side = values.side();
        trade.narrowSide = values.side();
        trade.stopBitSide = values.side();
        trade.stopBit = random.nextLong() >> random.nextInt(64);
        trade.stopBitCode = (char) random.nextInt();
        trade.day = LocalDate.ofEpochDay(random.nextInt(100_000) - 50_000);
        trade.narrowed = (short) random.nextInt();
        trade.perhaps = values.orNull(random.nextInt());
        trade.tags = values.orNull(new ArrayList<>(values.list(values::text)));
        trade.longs = values.orNull(random.longs(random.nextInt(5)).toArray());
        trade.flags = values.orNull(new boolean[] {random.nextBoolean(), random.nextBoolean()});
        return trade;
    }
}
