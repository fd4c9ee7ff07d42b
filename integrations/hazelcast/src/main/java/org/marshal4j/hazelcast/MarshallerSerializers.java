package org.marshal4j.hazelcast;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.nio.serialization.DataSerializable;
import com.hazelcast.nio.serialization.Serializer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;

/**
 * Makes Hazelcast serialize classes with their marshallers. Register the same classes in every member and every
 * client of a cluster, before it starts.
 *
 * <pre>{@code
 * Config config = new Config();
 * MarshallerSerializers.register(config.getSerializationConfig(), QuoteMarshaller.INSTANCE);
 * HazelcastInstance member = Hazelcast.newHazelcastInstance(config);
 * }</pre>
 *
 * <p><b>Type ids.</b> Hazelcast identifies a serializer by a number. Unless you choose one, it is the {@link #typeId}
 * of the class's name. If you rename a class, register it with its former number.
 *
 * <p>Stateless; a configuration may be used by one thread at a time.
 */
public final class MarshallerSerializers {
    /** The smallest type id that {@link #typeId} returns. Smaller ones, from 1 on, are free for you to choose. */
    public static final int FIRST_DERIVED_ID = 1 << 30;

    private MarshallerSerializers() {}

    /**
     * Returns the default type id of a class: {@link String#hashCode} of its binary name, with bit 30 set and bit 31
     * cleared. It is the same in every member and every client.
     *
     * @param className the binary name
     * @return {@link #FIRST_DERIVED_ID} or more
     */
    public static int typeId(String className) {
        return className.hashCode() & Integer.MAX_VALUE | FIRST_DERIVED_ID;
    }

    /**
     * Registers a class, or all classes of a family, with the default type id.
     *
     * @param config the configuration
     * @param marshaller the marshaller of the class, or of the root of the family
     * @throws IllegalArgumentException as {@link #register(SerializationConfig, int, Marshaller)}
     */
    public static void register(SerializationConfig config, Marshaller<?> marshaller) {
        register(config, typeId(marshaller.type().getName()), marshaller);
    }

    /**
     * Registers a class, or all classes of a family.
     *
     * @param config the configuration
     * @param typeId 1 or more, and not used by any other serializer
     * @param marshaller the marshaller of the class, or of the root of the family
     * @throws IllegalArgumentException if the type id is less than 1 or used by another serializer; if a class
     *     already has a serializer, cannot be found, or is a {@link DataSerializable}, which takes precedence over
     *     serializers in Hazelcast. Nothing is registered then
     */
    public static void register(SerializationConfig config, int typeId, Marshaller<?> marshaller) {
        register(config, typeId, marshaller, SerializerLimits.DEFAULT);
    }

    /**
     * Registers a class, or all classes of a family, with the default type id and with limits for reads.
     *
     * @param config the configuration
     * @param marshaller the marshaller of the class, or of the root of the family
     * @param limits what the objects may take when they are read
     * @throws IllegalArgumentException as {@link #register(SerializationConfig, int, Marshaller)}
     */
    public static void register(SerializationConfig config, Marshaller<?> marshaller, SerializerLimits limits) {
        register(config, typeId(marshaller.type().getName()), marshaller, limits);
    }

    /**
     * Registers a class, or all classes of a family, with limits for reads.
     *
     * @param config the configuration
     * @param typeId 1 or more, and not used by any other serializer
     * @param marshaller the marshaller of the class, or of the root of the family
     * @param limits what the objects may take when they are read
     * @throws IllegalArgumentException as {@link #register(SerializationConfig, int, Marshaller)}
     */
    public static void register(
            SerializationConfig config, int typeId, Marshaller<?> marshaller, SerializerLimits limits) {
        Serializer serializer = new MarshallerSerializer<>(marshaller, typeId, Objects.requireNonNull(limits));
        if (typeId <= 0) {
            throw new IllegalArgumentException(serializer + ": a type id is 1 or more");
        }
        Set<Class<?>> types = types(marshaller);
        config.getSerializerConfigs().forEach(known -> requireOther(known, serializer));
        types.forEach(type -> requireFree(config, type));
        List<SerializerConfig> registered = new ArrayList<>();
        for (Class<?> type : types) {
            registered.add(new SerializerConfig().setTypeClass(type).setImplementation(serializer));
        }
        registered.forEach(config::addSerializerConfig);
    }

    /**
     * Registers a class whose objects are keys of maps, as {@link #register(SerializationConfig, Marshaller)} does.
     * Hazelcast compares keys by their bytes, so equal keys need equal bytes.
     *
     * @param config the configuration
     * @param marshaller the marshaller of the class
     * @throws IllegalArgumentException if equal objects may have different bytes ({@link Marshaller#keyObstacle}), in
     *     which case the message names the field; or as {@link #register(SerializationConfig, int, Marshaller)}.
     *     Nothing is registered then
     */
    public static void registerKey(SerializationConfig config, Marshaller<?> marshaller) {
        registerKey(config, typeId(marshaller.type().getName()), marshaller);
    }

    /**
     * Registers a class whose objects are keys of maps, with a type id that you choose.
     *
     * @param config the configuration
     * @param typeId 1 or more, and not used by any other serializer
     * @param marshaller the marshaller of the class
     * @throws IllegalArgumentException as {@link #registerKey(SerializationConfig, Marshaller)}
     */
    public static void registerKey(SerializationConfig config, int typeId, Marshaller<?> marshaller) {
        registerKey(config, typeId, marshaller, SerializerLimits.DEFAULT);
    }

    /**
     * Registers a class whose objects are keys of maps, with a type id that you choose and with limits for reads.
     *
     * @param config the configuration
     * @param typeId 1 or more, and not used by any other serializer
     * @param marshaller the marshaller of the class
     * @param limits what the keys may take when they are read
     * @throws IllegalArgumentException as {@link #registerKey(SerializationConfig, Marshaller)}
     */
    public static void registerKey(
            SerializationConfig config, int typeId, Marshaller<?> marshaller, SerializerLimits limits) {
        Marshallers.refusalAsKey(marshaller).ifPresent(reason -> {
            throw new IllegalArgumentException(reason);
        });
        register(config, typeId, marshaller, limits);
    }

    /**
     * The class itself or, for a family, its root and all members, since Hazelcast would find another serializer first
     * for a member that implements a registered type.
     */
    private static Set<Class<?>> types(Marshaller<?> marshaller) {
        Set<Class<?>> types = new LinkedHashSet<>();
        types.add(marshaller.type());
        for (String member : marshaller.schema().members().values()) {
            try {
                types.add(Class.forName(member, false, marshaller.type().getClassLoader()));
            } catch (ClassNotFoundException e) {
                throw new IllegalArgumentException(
                        "the class " + member + " of the family of "
                                + marshaller.type().getName() + " was not found",
                        e);
            }
        }
        return types;
    }

    private static void requireOther(SerializerConfig known, Serializer serializer) {
        Serializer other = known.getImplementation();
        if (other != null && other.getTypeId() == serializer.getTypeId()) {
            throw new IllegalArgumentException(serializer + ": that is the type id of " + other
                    + ", too. Choose another one with register(config, typeId, marshaller)");
        }
    }

    private static void requireFree(SerializationConfig config, Class<?> type) {
        for (SerializerConfig known : config.getSerializerConfigs()) {
            if (type == known.getTypeClass() || type.getName().equals(known.getTypeClassName())) {
                throw new IllegalArgumentException(type.getName() + " has a serializer already");
            }
        }
        if (DataSerializable.class.isAssignableFrom(type)) {
            throw new IllegalArgumentException(
                    type.getName() + " implements DataSerializable, which Hazelcast prefers to serializers: remove it");
        }
    }
}
