package org.marshal4j.blackbox.encoded;

import java.io.DataOutput;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Date;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import org.marshal4j.Encoded;
import org.marshal4j.Encoding;
import org.marshal4j.Form;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.Presence;
import org.marshal4j.Required;

/** Everything that people write to a {@link DataOutput} by hand; {@link #writeByHand} is how they do it. */
@Marshal(view = true)
@Encoded(Encoding.DATA_OUTPUT)
class DataOutputTrade implements DataOutputTradeMarshallable, ByHand {
    boolean open;
    byte level;
    short lot;
    char code;
    int volume;
    long id;
    float ratio;
    double price;
    Integer box = 0;
    Double boxedPrice = 0d;
    String symbol = "";

    @MaxLength(40)
    String limited = "";

    @Encoded(value = Encoding.DATA_OUTPUT, presence = Presence.ONE)
    String note;

    @Encoded(value = Encoding.DATA_OUTPUT, presence = Presence.ZERO)
    String remark;

    @Encoded(value = Encoding.DATA_OUTPUT, presence = Presence.ZERO)
    Long parent;

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.STOP_BIT, presence = Presence.ZERO)
    Integer rank;

    UUID key = new UUID(0, 0);

    @Encoded(value = Encoding.DATA_OUTPUT, presence = Presence.ZERO)
    UUID otherKey;

    List<UUID> keys = new ArrayList<>();

    @Encoded(value = Encoding.DATA_OUTPUT, presence = Presence.ZERO)
    List<Leg> hedges;

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.BYTE)
    int narrow;

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.UNSIGNED_SHORT)
    int port;

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.INT)
    short wide;

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.INT)
    long shortened;

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.BYTE)
    char small;

    Side side = Side.BUY;

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.BYTE)
    Side byteSide = Side.BUY;

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.TEXT)
    Side named = Side.BUY;

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.TEXT, presence = Presence.ONE)
    Side namedOrNull;

    LocalDate day = LocalDate.EPOCH;

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.INT)
    LocalDate intDay = LocalDate.EPOCH;

    @Encoded(value = Encoding.DATA_OUTPUT, unit = ChronoUnit.SECONDS, as = Form.INT)
    LocalTime second = LocalTime.MIDNIGHT;

    @Encoded(value = Encoding.DATA_OUTPUT, unit = ChronoUnit.NANOS)
    LocalTime nano = LocalTime.MIDNIGHT;

    Instant milli = Instant.EPOCH;

    @Encoded(value = Encoding.DATA_OUTPUT, unit = ChronoUnit.MICROS, presence = Presence.ONE)
    Instant micro;

    @Encoded(value = Encoding.DATA_OUTPUT, unit = ChronoUnit.NANOS)
    Duration took = Duration.ZERO;

    Date date = new Date(0);

    @Encoded(value = Encoding.DATA_OUTPUT, unit = ChronoUnit.SECONDS)
    Date secondDate = new Date(0);

    BigDecimal amount = BigDecimal.ZERO;

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.DOUBLE)
    BigDecimal rounded = BigDecimal.valueOf(0d);

    byte[] bytes = {};

    @Encoded(value = Encoding.DATA_OUTPUT, length = Form.UNSIGNED_SHORT)
    byte[] shortBytes = {};

    @Encoded(value = Encoding.DATA_OUTPUT, length = Form.UNSIGNED_BYTE)
    int[] numbers = {};

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.SHORT)
    int[] narrowNumbers = {};

    double[] prices = {};
    boolean[] flags = {};
    char[] chars = {};
    long[] longs;

    @Required
    List<String> tags = new ArrayList<>();

    List<Integer> boxes;

    @Encoded(value = Encoding.DATA_OUTPUT, length = Form.UNSIGNED_BYTE, as = Form.TEXT)
    List<Side> sides = new ArrayList<>();

    @Encoded(value = Encoding.DATA_OUTPUT, length = Form.SHORT)
    Set<Long> sorted = new TreeSet<>();

    @Encoded(value = Encoding.DATA_OUTPUT, length = Form.UNSIGNED_SHORT, presence = Presence.ONE)
    Map<String, Integer> counts;

    EnumMap<Side, Long> bySide = new EnumMap<>(Side.class);
    Leg[] array = {};
    List<Leg> legs = new ArrayList<>();

    @Required
    Leg leg = new Leg();

    @Override
    public void writeByHand(DataOutput out) throws IOException {
        out.writeBoolean(open);
        out.writeByte(level);
        out.writeShort(lot);
        out.writeChar(code);
        out.writeInt(volume);
        out.writeLong(id);
        out.writeFloat(ratio);
        out.writeDouble(price);
        out.writeInt(box);
        out.writeDouble(boxedPrice);
        out.writeUTF(symbol);
        out.writeUTF(limited);
        out.writeBoolean(note != null);
        if (note != null) {
            out.writeUTF(note);
        }
        out.writeBoolean(remark == null);
        if (remark != null) {
            out.writeUTF(remark);
        }
        out.writeBoolean(parent == null);
        if (parent != null) {
            out.writeLong(parent);
        }
        out.writeBoolean(rank == null);
        if (rank != null) {
            out.writeByte(rank);
        }
        writeByHand(key, out);
        out.writeBoolean(otherKey == null);
        if (otherKey != null) {
            writeByHand(otherKey, out);
        }
        out.writeInt(keys.size());
        for (UUID each : keys) {
            writeByHand(each, out);
        }
        out.writeBoolean(hedges == null);
        if (hedges != null) {
            out.writeInt(hedges.size());
            for (Leg each : hedges) {
                each.writeByHand(out);
            }
        }
        out.writeByte(narrow);
        out.writeShort(port);
        out.writeInt(wide);
        out.writeInt((int) shortened);
        out.writeByte(small);
        out.writeInt(side.ordinal());
        out.writeByte(byteSide.ordinal());
        out.writeUTF(named.name());
        out.writeBoolean(namedOrNull != null);
        if (namedOrNull != null) {
            out.writeUTF(namedOrNull.name());
        }
        out.writeLong(day.toEpochDay());
        out.writeInt((int) intDay.toEpochDay());
        out.writeInt(second.toSecondOfDay());
        out.writeLong(nano.toNanoOfDay());
        out.writeLong(milli.toEpochMilli());
        out.writeBoolean(micro != null);
        if (micro != null) {
            out.writeLong(ChronoUnit.MICROS.between(Instant.EPOCH, micro));
        }
        out.writeLong(took.toNanos());
        out.writeLong(date.getTime());
        out.writeLong(secondDate.toInstant().getEpochSecond());
        out.writeUTF(amount.toString());
        out.writeDouble(rounded.doubleValue());
        out.writeInt(bytes.length);
        out.write(bytes);
        out.writeShort(shortBytes.length);
        out.write(shortBytes);
        out.writeByte(numbers.length);
        for (int number : numbers) {
            out.writeInt(number);
        }
        out.writeInt(narrowNumbers.length);
        for (int number : narrowNumbers) {
            out.writeShort(number);
        }
        out.writeInt(prices.length);
        for (double each : prices) {
            out.writeDouble(each);
        }
        out.writeInt(flags.length);
        for (boolean each : flags) {
            out.writeBoolean(each);
        }
        out.writeInt(chars.length);
        for (char each : chars) {
            out.writeChar(each);
        }
        out.writeInt(longs == null ? -1 : longs.length);
        for (long each : longs == null ? new long[0] : longs) {
            out.writeLong(each);
        }
        out.writeInt(tags.size());
        for (String tag : tags) {
            out.writeUTF(tag);
        }
        out.writeInt(boxes == null ? -1 : boxes.size());
        for (int each : boxes == null ? List.<Integer>of() : boxes) {
            out.writeInt(each);
        }
        out.writeByte(sides.size());
        for (Side each : sides) {
            out.writeUTF(each.name());
        }
        out.writeShort(sorted.size());
        for (long each : sorted) {
            out.writeLong(each);
        }
        out.writeBoolean(counts != null);
        if (counts != null) {
            out.writeShort(counts.size());
            for (Map.Entry<String, Integer> each : counts.entrySet()) {
                out.writeUTF(each.getKey());
                out.writeInt(each.getValue());
            }
        }
        out.writeInt(bySide.size());
        for (Map.Entry<Side, Long> each : bySide.entrySet()) {
            out.writeInt(each.getKey().ordinal());
            out.writeLong(each.getValue());
        }
        out.writeInt(array.length);
        for (Leg each : array) {
            each.writeByHand(out);
        }
        out.writeInt(legs.size());
        for (Leg each : legs) {
            each.writeByHand(out);
        }
        leg.writeByHand(out);
    }

    /** A trade with values that come back as they are. */
    static DataOutputTrade random(Random random) {
        Values values = new Values(random);
        DataOutputTrade trade = new DataOutputTrade();
        trade.open = random.nextBoolean();
        trade.level = (byte) random.nextInt();
        trade.lot = (short) random.nextInt();
        trade.code = (char) random.nextInt();
        trade.volume = random.nextInt();
        trade.id = random.nextLong();
        trade.ratio = random.nextFloat();
        trade.price = random.nextGaussian();
        trade.box = random.nextInt();
        trade.boxedPrice = random.nextGaussian();
        trade.symbol = values.text();
        trade.limited = "é" + random.nextInt();
        trade.note = values.orNull(values.text());
        trade.remark = values.orNull(values.text());
        trade.parent = values.orNull(random.nextLong());
        trade.rank = values.orNull(random.nextInt(128));
        trade.key = uuid(random);
        trade.otherKey = values.orNull(uuid(random));
        trade.keys = values.list(() -> uuid(random));
        trade.hedges = values.orNull(values.list(() -> leg(values, random)));
        trade.narrow = (byte) random.nextInt();
        trade.port = random.nextInt(65536);
        trade.wide = (short) random.nextInt();
        trade.shortened = random.nextInt();
        trade.small = (char) random.nextInt(256);
        trade.side = values.side();
        trade.byteSide = values.side();
        trade.named = values.side();
        trade.namedOrNull = values.orNull(values.side());
        trade.day = LocalDate.ofEpochDay(random.nextInt(100_000) - 50_000);
        trade.intDay = LocalDate.ofEpochDay(random.nextInt(100_000) - 50_000);
        trade.second = LocalTime.ofSecondOfDay(random.nextInt(86_400));
        trade.nano = LocalTime.ofNanoOfDay(random.nextLong(LocalTime.MAX.toNanoOfDay()));
        trade.milli = Instant.ofEpochMilli(random.nextLong() >> 16);
        trade.micro = values.orNull(Instant.EPOCH.plus(random.nextLong() >> 16, ChronoUnit.MICROS));
        trade.took = Duration.ofNanos(random.nextLong());
        trade.date = new Date(random.nextLong());
        trade.secondDate = new Date(1000L * random.nextInt());
        trade.amount = values.decimal();
        trade.rounded = BigDecimal.valueOf(random.nextGaussian());
        trade.bytes = values.text().getBytes(StandardCharsets.UTF_8);
        trade.shortBytes = values.text().getBytes(StandardCharsets.UTF_8);
        trade.numbers = random.ints(random.nextInt(200)).toArray();
        trade.narrowNumbers = random.ints(random.nextInt(5), -32768, 32768).toArray();
        trade.prices = random.doubles(random.nextInt(5)).toArray();
        trade.flags = new boolean[] {random.nextBoolean(), random.nextBoolean()};
        trade.chars = values.text().toCharArray();
        trade.longs = values.orNull(random.longs(random.nextInt(5)).toArray());
        trade.tags = values.list(values::text);
        trade.boxes = values.orNull(values.list(random::nextInt));
        trade.sides = values.list(values::side);
        trade.sorted = new TreeSet<>(values.list(random::nextLong));
        trade.counts = random.nextBoolean() ? null : new LinkedHashMap<>();
        if (trade.counts != null) {
            values.list(values::text).forEach(key -> trade.counts.put(key, random.nextInt()));
        }
        values.list(values::side).forEach(side -> trade.bySide.put(side, random.nextLong()));
        trade.legs = values.list(() -> leg(values, random));
        trade.array = values.list(() -> leg(values, random)).toArray(Leg[]::new);
        trade.leg = leg(values, random);
        return trade;
    }

    private static void writeByHand(UUID value, DataOutput out) throws IOException {
        out.writeLong(value.getMostSignificantBits());
        out.writeLong(value.getLeastSignificantBits());
    }

    private static UUID uuid(Random random) {
        return new UUID(random.nextLong(), random.nextLong());
    }

    private static Leg leg(Values values, Random random) {
        Leg leg = new Leg();
        leg.quantity = random.nextInt();
        leg.venue = values.text();
        return leg;
    }
}
