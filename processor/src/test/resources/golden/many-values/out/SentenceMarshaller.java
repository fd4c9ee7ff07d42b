package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.GeneratedMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Boxes;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Sentence}, 80 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = SentenceMarshaller.FIELDS
)
public final class SentenceMarshaller extends GeneratedMarshaller<Sentence> implements ChronicleMarshaller<Sentence> {
    public static final SentenceMarshaller INSTANCE = new SentenceMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 80;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            alpha int32
            bravo int32
            charlie int32
            delta int32
            echo text?
            foxtrot text?
            golf text?
            hotel text?
            india int64
            juliett int64
            kilo int64
            lima int64
            mike int32?
            november int32?
            oscar int32?
            papa int32?
            quebec int16
            romeo int16
            sierra int16
            tango int16
            """;

    private SentenceMarshaller() {
        super(Sentence.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Sentence sentence, Output out) {
        writeFields(sentence, out, 0);
    }

    @Override
    protected Sentence readMessage(Sentence current, Input in) {
        return readFields(null, in, 0);
    }

    @Override
    public long sizeOf(Sentence sentence) {
        return sizeOfFields(sentence, 0);
    }

    @Override
    public void write(Sentence sentence, BytesOut<?> out) {
        BytesMessages.write(this, sentence, out);
    }

    @Override
    public Sentence read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Sentence sentence, Output out, int depth) {
        Checks.exactType(sentence, Sentence.class);
        writeBlock1(sentence, out);
        Text.write(sentence.echo(), out);
        Text.write(sentence.foxtrot(), out);
        Text.write(sentence.golf(), out);
        Text.write(sentence.hotel(), out);
        writeBlock2(sentence, out);
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and stays as it is.
     */
    public static Sentence readFields(Sentence current, Input in, int depth) {
        Values values = new Values();
        readBlock1(values, in);
        values.echo = Text.read(null, in);
        values.foxtrot = Text.read(null, in);
        values.golf = Text.read(null, in);
        values.hotel = Text.read(null, in);
        readBlock2(values, in);
        Sentence sentence = new Sentence(values.alpha, values.bravo, values.charlie, values.delta, values.echo, values.foxtrot, values.golf, values.hotel, values.india, values.juliett, values.kilo, values.lima, values.mike, values.november, values.oscar, values.papa, values.quebec, values.romeo, values.sierra, values.tango);
        return sentence;
    }

    private static void readBlock1(Values values, Input in) {
        long offset = in.take(16);
        loadBlock1(values, in.base(), offset);
    }

    private static void loadBlock1(Values values, Object base, long offset) {
        values.alpha = RawMemory.getInt(base, offset);
        values.bravo = RawMemory.getInt(base, offset + 4);
        values.charlie = RawMemory.getInt(base, offset + 8);
        values.delta = RawMemory.getInt(base, offset + 12);
    }

    private static void readBlock2(Values values, Input in) {
        long offset = in.take(60);
        loadBlock2(values, in.base(), offset);
    }

    private static void loadBlock2(Values values, Object base, long offset) {
        values.india = RawMemory.getLong(base, offset);
        values.juliett = RawMemory.getLong(base, offset + 8);
        values.kilo = RawMemory.getLong(base, offset + 16);
        values.lima = RawMemory.getLong(base, offset + 24);
        values.mike = Boxes.getInteger(null, base, offset + 32);
        values.november = Boxes.getInteger(null, base, offset + 37);
        values.oscar = Boxes.getInteger(null, base, offset + 42);
        values.papa = Boxes.getInteger(null, base, offset + 47);
        values.quebec = RawMemory.getShort(base, offset + 52);
        values.romeo = RawMemory.getShort(base, offset + 54);
        values.sierra = RawMemory.getShort(base, offset + 56);
        values.tango = RawMemory.getShort(base, offset + 58);
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Sentence sentence, int depth) {
        Checks.exactType(sentence, Sentence.class);
        long size = 76;
        size += Text.sizeOf(sentence.echo());
        size += Text.sizeOf(sentence.foxtrot());
        size += Text.sizeOf(sentence.golf());
        size += Text.sizeOf(sentence.hotel());
        return size;
    }

    @Override
    public Sentence copy(Sentence from) {
        return copyFields(Checks.anyObject(from, Sentence.class), null, 0);
    }

    /**
     * The body of {@link #copy}: returns the object itself, which nobody can change.
     */
    public static Sentence copyFields(Sentence from, Sentence current, int depth) {
        return from;
    }

    private static void writeBlock1(Sentence sentence, Output out) {
        int alpha = sentence.alpha();
        int bravo = sentence.bravo();
        int charlie = sentence.charlie();
        int delta = sentence.delta();
        long offset = out.reserve(16);
        Object base = out.base();
        RawMemory.putInt(base, offset, alpha);
        RawMemory.putInt(base, offset + 4, bravo);
        RawMemory.putInt(base, offset + 8, charlie);
        RawMemory.putInt(base, offset + 12, delta);
    }

    private static void writeBlock2(Sentence sentence, Output out) {
        writeBlock2Part1(sentence, out);
        writeBlock2Part2(sentence, out);
    }

    private static void writeBlock2Part1(Sentence sentence, Output out) {
        long india = sentence.india();
        long juliett = sentence.juliett();
        long kilo = sentence.kilo();
        long lima = sentence.lima();
        Integer mike = sentence.mike();
        Integer november = sentence.november();
        Integer oscar = sentence.oscar();
        Integer papa = sentence.papa();
        short quebec = sentence.quebec();
        short romeo = sentence.romeo();
        long offset = out.reserve(56);
        Object base = out.base();
        RawMemory.putLong(base, offset, india);
        RawMemory.putLong(base, offset + 8, juliett);
        RawMemory.putLong(base, offset + 16, kilo);
        RawMemory.putLong(base, offset + 24, lima);
        Boxes.putInteger(base, offset + 32, mike);
        Boxes.putInteger(base, offset + 37, november);
        Boxes.putInteger(base, offset + 42, oscar);
        Boxes.putInteger(base, offset + 47, papa);
        RawMemory.putShort(base, offset + 52, quebec);
        RawMemory.putShort(base, offset + 54, romeo);
    }

    private static void writeBlock2Part2(Sentence sentence, Output out) {
        short sierra = sentence.sierra();
        short tango = sentence.tango();
        long offset = out.reserve(4);
        Object base = out.base();
        RawMemory.putShort(base, offset, sierra);
        RawMemory.putShort(base, offset + 2, tango);
    }

    /**
     * The values that a {@link Sentence} is created from, while they are read.
     */
    private static final class Values {
        int alpha;

        int bravo;

        int charlie;

        int delta;

        String echo;

        String foxtrot;

        String golf;

        String hotel;

        long india;

        long juliett;

        long kilo;

        long lima;

        Integer mike;

        Integer november;

        Integer oscar;

        Integer papa;

        short quebec;

        short romeo;

        short sierra;

        short tango;
    }
}
