package org.marshal4j.examples.engines;

import com.hazelcast.config.Config;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import org.marshal4j.hazelcast.MarshallerSerializers;

/** A Hazelcast member in this JVM. Flink's tasks find it by name. */
final class Grid implements AutoCloseable {
    /** The map with the latest indicators of each symbol. */
    static final String LATEST = "latest";

    /** The map with the progress of each symbol. */
    static final String PROGRESS = "progress";

    private static final String NAME = "marshal4j-demo";

    private final HazelcastInstance member;

    Grid() {
        Config config = new Config(NAME).setClusterName(NAME);
        config.getJetConfig().setEnabled(false);
        config.setProperty("hazelcast.phone.home.enabled", "false");
        config.setProperty("hazelcast.logging.type", "none");
        config.setProperty("hazelcast.shutdownhook.enabled", "false");
        config.getNetworkConfig().getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        JoinConfig join = config.getNetworkConfig().getJoin();
        join.getAutoDetectionConfig().setEnabled(false);
        join.getMulticastConfig().setEnabled(false);
        MarshallerSerializers.register(config.getSerializationConfig(), IndicatorsMarshaller.INSTANCE);
        MarshallerSerializers.register(config.getSerializationConfig(), ProgressMarshaller.INSTANCE);
        member = Hazelcast.newHazelcastInstance(config);
    }

    static HazelcastInstance find() {
        return Hazelcast.getHazelcastInstanceByName(NAME);
    }

    IMap<String, Indicators> latest() {
        return member.getMap(LATEST);
    }

    IMap<String, Progress> progress() {
        return member.getMap(PROGRESS);
    }

    @Override
    public void close() {
        member.getLifecycleService().terminate();
    }
}
