package org.marshal4j.examples.engines;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.apache.flink.api.common.JobID;
import org.apache.flink.configuration.CheckpointingOptions;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.RestartStrategyOptions;
import org.apache.flink.configuration.StateBackendOptions;
import org.apache.flink.core.execution.SavepointFormatType;
import org.apache.flink.runtime.executiongraph.ErrorInfo;
import org.apache.flink.runtime.jobgraph.JobGraph;
import org.apache.flink.runtime.jobgraph.SavepointRestoreSettings;
import org.apache.flink.runtime.minicluster.MiniCluster;
import org.apache.flink.runtime.minicluster.MiniClusterConfiguration;
import org.jspecify.annotations.Nullable;

/** Flink in this JVM: one task manager, state in RocksDB, checkpoints twice a second. */
final class Computing implements AutoCloseable {
    private static final int SLOTS = 2;
    private static final Duration CHECKPOINTS = Duration.ofMillis(500);

    private final Path folder;
    private final MiniCluster cluster;
    private @Nullable JobID job;
    private int killed;

    /** Starts Flink. State and checkpoints are below the folder. */
    Computing(Path folder) throws Exception {
        this.folder = folder;
        cluster = new MiniCluster(new MiniClusterConfiguration.Builder()
                .setConfiguration(config())
                .withRandomPorts()
                .setNumTaskManagers(1)
                .setNumSlotsPerTaskManager(SLOTS)
                .build());
        cluster.start();
    }

    private Configuration config() {
        Configuration config = new Configuration();
        config.set(StateBackendOptions.STATE_BACKEND, "rocksdb");
        config.set(CheckpointingOptions.CHECKPOINTING_INTERVAL, CHECKPOINTS);
        config.set(
                CheckpointingOptions.CHECKPOINTS_DIRECTORY,
                folder.resolve("checkpoints").toUri().toString());
        config.set(RestartStrategyOptions.RESTART_STRATEGY, "fixed-delay");
        config.set(RestartStrategyOptions.RESTART_STRATEGY_FIXED_DELAY_ATTEMPTS, Integer.MAX_VALUE);
        config.set(RestartStrategyOptions.RESTART_STRATEGY_FIXED_DELAY_DELAY, Duration.ofMillis(100));
        return config;
    }

    /** Starts the job with a version of the class, from a savepoint if there is one. */
    void start(Version version, String servers, @Nullable String savepoint) throws Exception {
        JobGraph graph = BookJob.of(version, servers, config(), SLOTS);
        if (savepoint != null) {
            graph.setSavepointRestoreSettings(SavepointRestoreSettings.forPath(savepoint));
        }
        job = cluster.submitJob(graph).get(1, TimeUnit.MINUTES).getJobID();
    }

    /** Kills the task manager with everything that its tasks have in memory, and starts another one. */
    void kill() throws Exception {
        cluster.terminateTaskManager(killed++).get(1, TimeUnit.MINUTES);
        cluster.startTaskManager();
    }

    /** Returns why the job last failed, as text. */
    String failure() throws Exception {
        ErrorInfo failure =
                cluster.getExecutionGraph(job).get(1, TimeUnit.MINUTES).getFailureInfo();
        return failure == null ? "the job has not failed" : failure.getExceptionAsString();
    }

    /** Stops the job, and returns its savepoint. */
    String stop() throws Exception {
        return cluster.stopWithSavepoint(
                        job, folder.resolve("savepoints").toUri().toString(), false, SavepointFormatType.CANONICAL)
                .get(1, TimeUnit.MINUTES);
    }

    @Override
    public void close() {
        try {
            cluster.close();
        } catch (Exception e) {
            throw new IllegalStateException("Flink could not be stopped", e);
        }
    }
}
