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
import org.marshal4j.schema.PackagedLock;

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
    /** The class of the keys: one with {@code @Marshal}, or an imported one. */
    public static final String KEY_TYPE = "marshal4j.key.type";

    /** Whether the class of the keys may be one whose equal values may have different bytes. For serializers. */
    public static final String KEY_UNCHECKED = "marshal4j.key.unchecked";

    /** The class of the values: one with {@code @Marshal}, or an imported one. */
    public static final String VALUE_TYPE = "marshal4j.value.type";

    /** The type with the {@code @MarshalImport} that imports the class, if one does. */
    public static final String IMPORTER = "marshal4j.importer";

    /** Where the fingerprint of the form is: {@code header}, {@code prefix} or {@code none} ({@link FormPlace}). */
    public static final String FORM = "marshal4j.form";

    /**
     * The module, as {@code groupId:artifactId}, whose lock file in its jar has the former forms. For deserializers.
     */
    public static final String LOCK_MODULE = "marshal4j.lock.module";

    /**
     * The compacted topic of schemas: serializers publish their form in it as they are configured, deserializers look
     * in it for forms that they do not know. It is reached with the same configuration, {@code bootstrap.servers}
     * above all.
     */
    public static final String SCHEMA_TOPIC = "marshal4j.schema.topic";

    /**
     * Whether each record carries its whole schema in a header. For serializers; deserializers use it if it is there.
     */
    public static final String SCHEMA_INLINE = "marshal4j.schema.inline";

    /** The class of a {@link PoisonHandler}. For deserializers. */
    public static final String POISON_HANDLER = "marshal4j.poison.handler";

    private static final ConfigDef DEFINITION = new ConfigDef()
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
                    "Where the fingerprint of the form is.")
            .define(
                    LOCK_MODULE,
                    ConfigDef.Type.STRING,
                    null,
                    ConfigDef.Importance.MEDIUM,
                    "The module whose packaged lock file has the former forms, as groupId:artifactId.")
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
                    "What becomes of messages that cannot be read.");

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

    FormPlace place() {
        return FormPlace.valueOf(getString(FORM).toUpperCase(Locale.ROOT));
    }

    boolean isInline() {
        return getBoolean(SCHEMA_INLINE);
    }

    /** The topic of schemas, opened; null if none is configured. */
    @Nullable
    SchemaTopic schemaTopic() {
        String topic = getString(SCHEMA_TOPIC);
        return topic == null ? null : SchemaTopic.open(originals(), topic);
    }

    /** Where former forms are looked for: in the lock first, which knows what was renamed. */
    List<FormSource> sources(Marshaller<?> marshaller) {
        List<FormSource> sources = new ArrayList<>();
        String module = getString(LOCK_MODULE);
        if (module != null) {
            try {
                ClassLoader loader = marshaller.getClass().getClassLoader();
                sources.add(LockForms.of(PackagedLock.of(module, loader)));
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
        @SuppressWarnings("unchecked") // whose messages it takes is said nowhere
        PoisonHandler<T> handler = getConfiguredInstance(POISON_HANDLER, PoisonHandler.class);
        return handler == null ? PoisonHandler.fail() : handler;
    }

    @SuppressWarnings("unchecked") // the configuration says which class it is
    private <T> @Nullable Class<T> type(String name) {
        return (Class<T>) getClass(name);
    }
}
