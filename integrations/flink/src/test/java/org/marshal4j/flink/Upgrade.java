package org.marshal4j.flink;

import java.util.List;
import java.util.Locale;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerConditions;
import org.apache.flink.api.common.typeutils.TypeSerializerSchemaCompatibility;
import org.assertj.core.api.Condition;
import org.marshal4j.schema.Schema;

/**
 * A class as it was when state was written, and as it is now. Public, because Flink's test loads its callers with
 * another class loader.
 */
public enum Upgrade {
    SAME(Quote.class, Quote.class, true, new Quote(7, 2.5, "VOD.L"), "at int64", "price float64", "symbol text?"),
    WIDER_AND_REORDERED(
            Quote.class,
            Quote.class,
            false,
            new Quote(7, 2.5, "VOD.L"),
            "at int32",
            "note text?",
            "symbol text?",
            "price float64"),
    RENAMED_FIELD(Bid.class, Bid.class, true, new Bid(7, 2.5), "at int64", "price float64"),
    RENAMED_CLASS(
            OldQuote.class, Quote.class, true, new Quote(7, 2.5, null), "at int64", "price float64", "symbol text?"),
    RENAMED_CLASS_AND_WIDER(
            OldQuote.class, Quote.class, false, new Quote(-7, 2.5, ""), "at int32", "price float64", "symbol text?"),
    GROWN(Trade.class, Trade.class, true, new Trade(7, 0), "Trade frame", "id int64"),
    NOW_EVOLVABLE(Trade.class, Trade.class, false, new Trade(7, 0), "id int64"),
    NOW_OF_FIXED_SIZE(Tick.class, Tick.class, false, new Tick(7, 8), "at int64", "size int32", "note text?");

    private final Class<?> was;
    private final Class<?> now;
    private final boolean isReadAsIs;
    private final Object value;
    private final List<String> fields;

    Upgrade(Class<?> was, Class<?> now, boolean isReadAsIs, Object value, String... fields) {
        this.was = was;
        this.now = now;
        this.isReadAsIs = isReadAsIs;
        this.value = value;
        this.fields = List.of(fields);
    }

    /** The name of its files. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The serializer that has written the state. */
    public TypeSerializer<Object> former() {
        return Former.of(Schema.parse(was.getName(), fields))
                .snapshot(was.getName())
                .restoreSerializer();
    }

    /** The value that was written and that is read. */
    public Object value() {
        return value;
    }

    /** The serializer that reads the state. */
    @SuppressWarnings("unchecked") // the test only knows it as an object
    public TypeSerializer<Object> today() {
        return (TypeSerializer<Object>) MarshallerTypeInfo.of(now).createSerializer(null);
    }

    /** The answer that Flink gets. */
    public Condition<TypeSerializerSchemaCompatibility<Object>> answer() {
        return isReadAsIs
                ? TypeSerializerConditions.isCompatibleAsIs()
                : TypeSerializerConditions.isCompatibleAfterMigration();
    }
}
