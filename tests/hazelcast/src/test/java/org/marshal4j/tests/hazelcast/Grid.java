package org.marshal4j.tests.hazelcast;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.Config;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;

/** Members on the loopback interface that find each other by their addresses. */
final class Grid implements AutoCloseable {
    private final String name = "grid-" + UUID.randomUUID();
    private final List<HazelcastInstance> members = new ArrayList<>();
    private final List<HazelcastInstance> clients = new ArrayList<>();

    /** Starts another member, and waits until it has joined the others. */
    HazelcastInstance start(Consumer<Config> setUp) {
        Config config = new Config().setClusterName(name);
        config.getJetConfig().setEnabled(false);
        config.setProperty("hazelcast.phone.home.enabled", "false");
        config.setProperty("hazelcast.logging.type", "none");
        config.setProperty("hazelcast.shutdownhook.enabled", "false");
        config.setProperty("hazelcast.partition.count", "31");
        config.setProperty("hazelcast.wait.seconds.before.join", "0");
        config.getNetworkConfig().getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        JoinConfig join = config.getNetworkConfig().getJoin();
        join.getAutoDetectionConfig().setEnabled(false);
        join.getMulticastConfig().setEnabled(false);
        join.getTcpIpConfig().setEnabled(true);
        for (HazelcastInstance member : members) {
            int port = member.getCluster().getLocalMember().getAddress().getPort();
            join.getTcpIpConfig().addMember("127.0.0.1:" + port);
        }
        setUp.accept(config);
        HazelcastInstance member = Hazelcast.newHazelcastInstance(config);
        members.add(member);
        int joined = member.getCluster().getMembers().size();
        if (joined != members.size()) {
            throw new IllegalStateException("member " + members.size() + " sees " + joined);
        }
        return member;
    }

    /** Connects a client, which is closed with the members. */
    HazelcastInstance connect(Consumer<ClientConfig> setUp) {
        ClientConfig config = new ClientConfig().setClusterName(name);
        config.setProperty("hazelcast.logging.type", "none");
        config.setProperty("hazelcast.client.statistics.enabled", "false");
        for (HazelcastInstance member : members) {
            int port = member.getCluster().getLocalMember().getAddress().getPort();
            config.getNetworkConfig().addAddress("127.0.0.1:" + port);
        }
        setUp.accept(config);
        HazelcastInstance client = HazelcastClient.newHazelcastClient(config);
        clients.add(client);
        return client;
    }

    /** Stops a member after it has handed its partitions over to the others. */
    void stop(HazelcastInstance member) {
        members.remove(member);
        member.shutdown();
    }

    /** Terminates a member at once, as if its machine had failed, and waits until the others have noticed. */
    void kill(HazelcastInstance member) throws InterruptedException {
        members.remove(member);
        member.getLifecycleService().terminate();
        for (HazelcastInstance other : members) {
            while (other.getCluster().getMembers().size() != members.size()) {
                Thread.sleep(10);
            }
        }
    }

    /** Waits until each partition has its backup on another member. */
    void awaitBackups() throws InterruptedException {
        while (!members.get(0).getPartitionService().isClusterSafe()) {
            Thread.sleep(10);
        }
    }

    @Override
    public void close() {
        clients.forEach(client -> client.getLifecycleService().terminate());
        members.forEach(member -> member.getLifecycleService().terminate());
    }
}
