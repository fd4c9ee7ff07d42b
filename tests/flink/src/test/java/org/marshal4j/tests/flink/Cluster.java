package org.marshal4j.tests.flink;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.apache.flink.api.common.JobID;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.api.connector.source.lib.NumberSequenceSource;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.RestartStrategyOptions;
import org.apache.flink.configuration.StateBackendOptions;
import org.apache.flink.core.execution.SavepointFormatType;
import org.apache.flink.runtime.jobgraph.JobGraph;
import org.apache.flink.runtime.jobgraph.SavepointRestoreSettings;
import org.apache.flink.runtime.jobmaster.JobResult;
import org.apache.flink.runtime.minicluster.MiniCluster;
import org.apache.flink.runtime.minicluster.MiniClusterConfiguration;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.sink.v2.DiscardingSink;
import org.marshal4j.flink.MarshallerKeySelector;
import org.marshal4j.flink.MarshallerTypeInfo;

/** Flink in this JVM, with the only job of the tests: it keeps a quote for each of three symbols. */
final class Cluster {
    private static final int SYMBOLS = 3;

    private final MiniCluster cluster;

    Cluster() throws Exception {
        cluster = new MiniCluster(new MiniClusterConfiguration.Builder()
                .withRandomPorts()
                .setNumTaskManagers(1)
                .setNumSlotsPerTaskManager(1)
                .build());
        cluster.start();
    }

    /** Runs the job until it has found the quotes of all symbols in its state. */
    Map<String, String> run(Version version, String backend, String savepoint) throws Exception {
        JobID job = submit(version, backend, savepoint);
        Map<String, String> found = awaitQuotes(job);
        cluster.cancelJob(job).get(1, TimeUnit.MINUTES);
        cluster.requestJobResult(job).get(1, TimeUnit.MINUTES);
        return found;
    }

    /** Runs the job in the same way, and returns the savepoint with which it is stopped. */
    String stop(Version version, String backend, Path savepoints, SavepointFormatType format) throws Exception {
        JobID job = submit(version, backend, null);
        awaitQuotes(job);
        return cluster.stopWithSavepoint(job, savepoints.toUri().toString(), false, format)
                .get(1, TimeUnit.MINUTES);
    }

    /**
     * Runs a job until the condition is true, and leaves a savepoint that does not depend on where the state was kept.
     */
    void stopWhen(BooleanSupplier condition, JobGraph job, Path savepoints) throws Exception {
        JobID id = cluster.submitJob(job).get(1, TimeUnit.MINUTES).getJobID();
        CompletableFuture<JobResult> result = cluster.requestJobResult(id);
        while (!condition.getAsBoolean()) {
            requireRunning(result);
            Thread.sleep(10);
        }
        cluster.stopWithSavepoint(id, savepoints.toUri().toString(), false, SavepointFormatType.CANONICAL)
                .get(1, TimeUnit.MINUTES);
    }

    private static void requireRunning(CompletableFuture<JobResult> result) throws Exception {
        if (result.isDone()) {
            result.get().toJobExecutionResult(Cluster.class.getClassLoader());
            throw new AssertionError("the job has ended");
        }
    }

    private JobID submit(Version version, String backend, String savepoint) throws Exception {
        Remember.FOUND.clear();
        JobGraph job = job(version, backend);
        if (savepoint != null) {
            job.setSavepointRestoreSettings(SavepointRestoreSettings.forPath(savepoint));
        }
        return cluster.submitJob(job).get(1, TimeUnit.MINUTES).getJobID();
    }

    private static JobGraph job(Version version, String backend) {
        Configuration config = new Configuration();
        config.set(StateBackendOptions.STATE_BACKEND, backend);
        config.set(RestartStrategyOptions.RESTART_STRATEGY, "none");
        StreamExecutionEnvironment environment = StreamExecutionEnvironment.createLocalEnvironment(1, config);
        environment
                .fromSource(new NumberSequenceSource(0, Long.MAX_VALUE), WatermarkStrategy.noWatermarks(), "numbers")
                .uid("numbers")
                .map(Cluster::slowly)
                .keyBy(MarshallerKeySelector.of(Symbol.class, number -> new Symbol("S" + number % SYMBOLS)))
                .process(new Remember(MarshallerTypeInfo.of(version.quote())))
                .uid("remember")
                .sinkTo(new DiscardingSink<>());
        JobGraph job = environment.getStreamGraph().getJobGraph(version.loader());
        job.setClasspaths(List.of(version.url()));
        return job;
    }

    /** The source never ends. A savepoint is made only after everything that it has sent is processed. */
    private static Long slowly(Long number) throws InterruptedException {
        Thread.sleep(1);
        return number;
    }

    private Map<String, String> awaitQuotes(JobID job) throws Exception {
        CompletableFuture<JobResult> result = cluster.requestJobResult(job);
        while (Remember.FOUND.size() < SYMBOLS) {
            requireRunning(result);
            Thread.sleep(10);
        }
        return Map.copyOf(Remember.FOUND);
    }

    void close() throws Exception {
        cluster.close();
    }
}
