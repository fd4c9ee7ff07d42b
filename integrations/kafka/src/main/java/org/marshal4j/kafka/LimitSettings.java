package org.marshal4j.kafka;

import org.apache.kafka.common.config.AbstractConfig;
import org.apache.kafka.common.config.ConfigDef;
import org.marshal4j.runtime.ReadLimits;

/** The settings for {@link ReadLimits}. Those that also affect writing have none, since a serializer has no limits. */
final class LimitSettings {
    private LimitSettings() {}

    static ConfigDef define(ConfigDef definition) {
        ReadLimits defaults = ReadLimits.DEFAULT;
        return definition
                .define(
                        MarshallerConfig.LIMIT_DEPTH,
                        ConfigDef.Type.INT,
                        defaults.depth(),
                        ConfigDef.Range.between(0, defaults.depth()),
                        ConfigDef.Importance.LOW,
                        "How deep objects may be nested in objects.")
                .define(
                        MarshallerConfig.LIMIT_ELEMENTS,
                        ConfigDef.Type.LONG,
                        defaults.elements(),
                        ConfigDef.Range.atLeast(0),
                        ConfigDef.Importance.LOW,
                        "How many elements all collections of a message may have together.")
                .define(
                        MarshallerConfig.LIMIT_TEXT_BYTES,
                        ConfigDef.Type.INT,
                        defaults.textBytes(),
                        ConfigDef.Range.atLeast(Byte.MAX_VALUE),
                        ConfigDef.Importance.LOW,
                        "How many bytes a text may have.")
                .define(
                        MarshallerConfig.LIMIT_NUMBER_BYTES,
                        ConfigDef.Type.INT,
                        defaults.numberBytes(),
                        ConfigDef.Range.atLeast(Long.BYTES),
                        ConfigDef.Importance.LOW,
                        "How many bytes a big number may have.");
    }

    static ReadLimits of(AbstractConfig config) {
        return ReadLimits.DEFAULT
                .withDepth(config.getInt(MarshallerConfig.LIMIT_DEPTH))
                .withElements(config.getLong(MarshallerConfig.LIMIT_ELEMENTS))
                .withTextBytes(config.getInt(MarshallerConfig.LIMIT_TEXT_BYTES))
                .withNumberBytes(config.getInt(MarshallerConfig.LIMIT_NUMBER_BYTES));
    }
}
