package org.marshal4j.maven;

import java.io.IOException;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.marshal4j.maven.fork.WriteSamples;

/**
 * Adds sample messages to a file for each schema in the lock file that has none there yet. The file belongs in the
 * repository; {@code check} reads its messages with today's code. Messages that are already in the file stay as they
 * are.
 */
@Mojo(name = "samples", requiresDependencyCollection = ResolutionScope.COMPILE_PLUS_RUNTIME, threadSafe = true)
public final class SamplesMojo extends SchemaMojo {

    @Override
    void run() throws IOException, MojoExecutionException {
        int revision = lock().revision();
        if (revision == 0) {
            getLog().info("nothing has been accepted yet: run marshal4j:update");
            return;
        }
        List<String> lines = schemaFiles().marshallers().entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .toList();
        List<String> arguments = List.of(
                lockFile().toString(), String.valueOf(revision), samples().toString());
        String printed = jvm().run(WriteSamples.class, arguments, lines);
        printed.lines().forEach(getLog()::info);
        if (printed.isEmpty()) {
            getLog().info("there are messages of every schema in " + samples());
        }
    }
}
