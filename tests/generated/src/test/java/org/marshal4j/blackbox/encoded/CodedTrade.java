package org.marshal4j.blackbox.encoded;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.Timestamp;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.marshal4j.Encoded;
import org.marshal4j.Encoding;
import org.marshal4j.Form;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.Presence;

/** Enums by numbers of their own, and numbers as other types. */
@Marshal(view = true)
@Encoded(Encoding.DATA_OUTPUT)
class CodedTrade implements CodedTradeMarshallable, ByHand {
    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.BYTE, number = "code")
    Venue venue = Venue.NONE;

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.VINT, number = "code", presence = Presence.ONE)
    Venue other;

    Flag flag = Flag.NONE;

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.SHORT)
    List<Venue> venues = new ArrayList<>();

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.BOOLEAN)
    int truth;

    @Encoded(value = Encoding.CHRONICLE, as = Form.BOOLEAN)
    Long longTruth = 0L;

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.INT)
    boolean number;

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.VINT)
    Boolean varying = false;

    @Encoded(value = Encoding.CHRONICLE, as = Form.BYTE)
    boolean one;

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.FLOAT)
    double shortPrice;

    @Encoded(value = Encoding.LUCENE, as = Form.DOUBLE)
    float longRatio;

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.FLOAT)
    double[] shortPrices = {};

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.DOUBLE)
    float[] longRatios = {};

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.BOOLEAN)
    int[] truths = {};

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.INT)
    boolean[] numbers = {};

    @Encoded(Encoding.DATA_OUTPUT)
    Timestamp time = new Timestamp(0);

    @Encoded(value = Encoding.DATA_OUTPUT, unit = ChronoUnit.NANOS, presence = Presence.ONE)
    Timestamp exact;

    @Encoded(Encoding.DATA_OUTPUT)
    StringBuilder name = new StringBuilder();

    @MaxLength(500)
    @Encoded(value = Encoding.HADOOP, presence = Presence.ONE)
    CharSequence remark;

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.TEXT_8BIT)
    StringBuilder narrow = new StringBuilder();

    @Override
    public void writeByHand(DataOutput out) throws IOException {
        out.writeByte(venue.code());
        out.writeBoolean(other != null);
        if (other != null) {
            if (other == Venue.NONE) {
                out.writeInt(-1);
                out.writeByte(15);
            } else {
                out.writeByte(other.code());
            }
        }
        out.writeInt(flag == Flag.LAST ? Integer.MAX_VALUE : flag == Flag.FIRST ? Integer.MIN_VALUE : 0);
        out.writeInt(venues.size());
        for (Venue each : venues) {
            out.writeShort(each.code());
        }
        out.writeBoolean(truth != 0);
        out.writeByte(longTruth != 0 ? 'Y' : 'N');
        out.writeInt(number ? 1 : 0);
        out.writeByte(varying ? 1 : 0);
        out.writeByte(one ? 1 : 0);
        out.writeFloat((float) shortPrice);
        out.writeLong(Long.reverseBytes(Double.doubleToRawLongBits(longRatio)));
        out.writeInt(shortPrices.length);
        for (double each : shortPrices) {
            out.writeFloat((float) each);
        }
        out.writeInt(longRatios.length);
        for (float each : longRatios) {
            out.writeDouble(each);
        }
        out.writeInt(truths.length);
        for (int each : truths) {
            out.writeBoolean(each != 0);
        }
        out.writeInt(numbers.length);
        for (boolean each : numbers) {
            out.writeInt(each ? 1 : 0);
        }
        out.writeLong(time.getTime());
        out.writeBoolean(exact != null);
        if (exact != null) {
            out.writeLong(Math.floorDiv(exact.getTime(), 1000L) * 1_000_000_000L + exact.getNanos());
        }
        out.writeUTF(name.toString());
        out.writeBoolean(remark != null);
        if (remark != null) {
            byte[] bytes = remark.toString().getBytes(StandardCharsets.UTF_8);
            if (bytes.length > 127) {
                out.writeByte(-113);
            }
            out.writeByte(bytes.length);
            out.write(bytes);
        }
        if (narrow.length() > 127) {
            out.writeByte(narrow.length() | 0x80);
            out.writeByte(narrow.length() >> 7);
        } else {
            out.writeByte(narrow.length());
        }
        out.write(narrow.toString().getBytes(StandardCharsets.ISO_8859_1));
    }

    /** What people write to read the first field. */
    static Venue readByHand(DataInput in) throws IOException {
        return Venue.of(in.readByte());
    }

    static CodedTrade random(Random random) {
        Values values = new Values(random);
        CodedTrade trade = new CodedTrade();
        trade.venue = venue(random);
        trade.other = values.orNull(venue(random));
        trade.flag = Flag.values()[random.nextInt(Flag.values().length)];
        trade.venues = values.list(() -> venue(random));
        trade.truth = random.nextInt(2);
        trade.longTruth = (long) random.nextInt(2);
        trade.number = random.nextBoolean();
        trade.varying = random.nextBoolean();
        trade.one = random.nextBoolean();
        trade.shortPrice = random.nextBoolean() ? random.nextFloat() : Double.NEGATIVE_INFINITY;
        trade.longRatio = random.nextFloat();
        trade.shortPrices = new double[] {random.nextInt(1000), -0.0};
        trade.longRatios = new float[] {random.nextInt(1000), Float.MIN_VALUE};
        trade.truths = random.ints(random.nextInt(4), 0, 2).toArray();
        trade.numbers = new boolean[] {random.nextBoolean(), random.nextBoolean()};
        trade.time = new Timestamp(random.nextLong() >> 16);
        trade.exact = values.orNull(new Timestamp(random.nextInt() * 1000L));
        if (trade.exact != null) {
            trade.exact.setNanos(random.nextInt(1_000_000_000));
        }
        trade.name = new StringBuilder(values.text());
        trade.remark = values.orNull(values.text());
        trade.narrow = new StringBuilder(values.narrowText());
        return trade;
    }

    private static Venue venue(Random random) {
        return Venue.values()[random.nextInt(Venue.values().length)];
    }
}
