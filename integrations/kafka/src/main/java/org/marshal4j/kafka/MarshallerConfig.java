package org.marshal4j.kafka;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.kafka.common.config.AbstractConfig;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.common.config.ConfigException;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.schema.lock.PackagedLock;

/**
 * The settings of serializers and deserializers that Kafka creates itself, in the configuration of a producer, a
 * consumer or a Streams application.
 *
 * <pre>{@code
 * config.put("value.deserializer", MarshallerDeserializer.class);
 * config.put(MarshallerConfig.VALUE_TYPE, Quote.class);
 * }</pre>
 */
public final class MarshallerConfig extends AbstractConfig {
    /** The class of the keys: one with {@code @Marshal} or an imported one. */
    public static final String KEY_TYPE = "marshal4j.key.type";

    /** Whether the keys may be of a class whose equal values may have different bytes. For serializers. */
    public static final String KEY_UNCHECKED = "marshal4j.key.unchecked";

    /** The class of the values: one with {@code @Marshal} or an imported one. */
    public static final String VALUE_TYPE = "marshal4j.value.type";

    /** The type with the {@code @MarshalImport} that imports the class, if one does. */
    public static final String IMPORTER = "marshal4j.importer";

    /** Where the fingerprint is, see {@link FingerprintPlace}: {@code header}, {@code prefix} or {@code none}. */
    public static final String FORM = "marshal4j.form";

    /**
     * The module, as {@code groupId:artifactId}, whose jar contains the lock file with the former schemas. For
     * deserializers.
     */
    public static final String LOCK_MODULE = "marshal4j.lock.module";

    /**
     * The compacted topic of schemas. Serializers publish their schema in it when they are configured; deserializers
     * look up schemas there that they do not know. The connection uses the same configuration, in particular
     * {@code bootstrap.servers}.
     */
    public static final String SCHEMA_TOPIC = "marshal4j.schema.topic";

    /**
     * Whether each record carries its whole schema in a header. For serializers; deserializers use such a header if
     * there is one.
     */
    public static final String SCHEMA_INLINE = "marshal4j.schema.inline";

    /** The class of a {@link PoisonHandler}. For deserializers. */
    public static final String POISON_HANDLER = "marshal4j.poison.handler";

    /** The maximum nesting depth of objects ({@link ReadLimits#depth}). For deserializers, as are the other limits. */
    public static final String LIMIT_DEPTH = "marshal4j.limit.depth";

    /** The maximum number of elements of all collections of a message together ({@link ReadLimits#elements}). */
    public static final String LIMIT_ELEMENTS = "marshal4j.limit.elements";

    /** The maximum length of a text in bytes ({@link ReadLimits#textBytes}). */
    public static final String LIMIT_TEXT_BYTES = "marshal4j.limit.text.bytes";

    /** The maximum size of a big number in bytes ({@link ReadLimits#numberBytes}). */
    public static final String LIMIT_NUMBER_BYTES = "marshal4j.limit.number.bytes";

    private static final ConfigDef DEFINITION = LimitSettings.define(new ConfigDef()
            .define(KEY_TYPE, ConfigDef.Type.CLASS, null, ConfigDef.Importance.HIGH, "The class of the keys.")
            .define(VALUE_TYPE, ConfigDef.Type.CLASS, null, ConfigDef.Importance.HIGH, "The class of the values.")
            .define(
                    KEY_UNCHECKED,
                    ConfigDef.Type.BOOLEAN,
                    false,
                    ConfigDef.Importance.LOW,
                    "Whether equal keys may have different bytes.")
            .define(IMPORTER, ConfigDef.Type.CLASS, null, ConfigDef.Importance.LOW, "The type that imports the class.")
            .define(
                    FORM,
                    ConfigDef.Type.STRING,
                    "header",
                    ConfigDef.ValidString.in("header", "prefix", "none"),
                    ConfigDef.Importance.MEDIUM,
                    "Where the fingerprint of the schema is.")
            .define(
                    LOCK_MODULE,
                    ConfigDef.Type.STRING,
                    null,
                    ConfigDef.Importance.MEDIUM,
                    "The module whose packaged lock file has the former schemas, as groupId:artifactId.")
            .define(
                    SCHEMA_TOPIC,
                    ConfigDef.Type.STRING,
                    null,
                    ConfigDef.Importance.MEDIUM,
                    "The compacted topic of schemas.")
            .define(
                    SCHEMA_INLINE,
                    ConfigDef.Type.BOOLEAN,
                    false,
                    ConfigDef.Importance.LOW,
                    "Whether each record carries its schema.")
            .define(
                    POISON_HANDLER,
                    ConfigDef.Type.CLASS,
                    null,
                    ConfigDef.Importance.LOW,
                    "What becomes of messages that cannot be read."));

    private final Role role;

    MarshallerConfig(Map<String, ?> configs, Role role) {
        super(DEFINITION, configs, false);
        this.role = role;
    }

    <T> Marshaller<T> marshaller() {
        String name = role == Role.KEY ? KEY_TYPE : VALUE_TYPE;
        Class<T> type = type(name);
        if (type == null) {
            throw new ConfigException(
                    name + " is missing: set it to the class of the " + (role == Role.KEY ? "keys" : "values"));
        }
        Class<?> importer = type(IMPORTER);
        try {
            return importer == null ? Marshallers.of(type) : Marshallers.of(importer, type);
        } catch (IllegalArgumentException e) {
            throw new ConfigException(name, type.getName(), e.getMessage());
        }
    }

    boolean hasUncheckedKeys() {
        return getBoolean(KEY_UNCHECKED);
    }

    FingerprintPlace place() {
        return FingerprintPlace.valueOf(getString(FORM).toUpperCase(Locale.ROOT));
    }

    boolean isInline() {
        return getBoolean(SCHEMA_INLINE);
    }

    /** The topic of schemas, already opened; null if none is configured. */
    @Nullable
    SchemaTopic schemaTopic() {
        String topic = getString(SCHEMA_TOPIC);
        return topic == null ? null : SchemaTopic.open(originals(), topic);
    }

    /** Where to look for former schemas. The lock file comes first, since it knows what was renamed. */
    List<SchemaFinder> sources(Marshaller<?> marshaller) {
        List<SchemaFinder> sources = new ArrayList<>();
        String module = getString(LOCK_MODULE);
        if (module != null) {
            try {
                ClassLoader loader = marshaller.getClass().getClassLoader();
                sources.add(LockFinder.of(PackagedLock.of(module, loader)));
            } catch (IOException e) {
                throw new ConfigException(LOCK_MODULE, module, e.getMessage());
            }
        }
        SchemaTopic topic = schemaTopic();
        if (topic != null) {
            sources.add(topic);
        }
        return sources;
    }

    <T> PoisonHandler<T> poisonHandler() {
        @SuppressWarnings("unchecked") // a handler does not say whose messages it takes
        PoisonHandler<T> handler = getConfiguredInstance(POISON_HANDLER, PoisonHandler.class);
        return handler == null ? PoisonHandler.fail() : handler;
    }

    ReadLimits limits() {
        return LimitSettings.of(this);
    }

    @SuppressWarnings("unchecked") // the configuration names the class
    private <T> @Nullable Class<T> type(String name) {
        return (Class<T>) getClass(name);
    }
}
