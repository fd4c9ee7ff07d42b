package org.marshal4j.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.LockCheck;
import org.marshal4j.schema.LockFile;
import org.marshal4j.schema.Schema;

/**
 * Accepts the wire forms that the last compilation found, and writes them into the lock file. That compilation may have failed because of
 * them. Former forms stay in the file.
 */
@Mojo(name = "update", requiresDependencyResolution = ResolutionScope.COMPILE_PLUS_RUNTIME, threadSafe = true)
public final class UpdateMojo extends SchemaMojo {

    @Override
    void run() throws IOException, MojoExecutionException {
        Map<String, Schema> forms = schemaFiles().all();
        LockFile lock = AcceptedForms.repaired(lockFile(), getLog()::warn);
        requireOwn(lock);
        if (forms.isEmpty() && lock.entries().isEmpty()) {
            getLog().info("no types with @Marshal have been compiled here");
            return;
        }
        // A lock that was begun without the name of its module stays as it is: its lines are what reviewers know.
        LockFile named = lock.equals(LockFile.empty()) ? lock.withModule(moduleName()) : lock;
        LockFile updated = named.accept(forms.values());
        if (updated.equals(lock) && isText(lock)) {
            getLog().info(lockFile() + " is up to date");
            return;
        }
        tell(lock, forms);
        Files.writeString(lockFile(), updated.text());
        getLog().info("wrote " + lockFile() + ", revision " + updated.revision());
    }

    /** Whether the file can be read as it is: if it had to be repaired, it is written anew. */
    private boolean isText(LockFile lock) {
        try {
            return lock.equals(lock());
        } catch (IOException e) {
            return false;
        }
    }

    private void tell(LockFile lock, Map<String, Schema> forms) {
        LockCheck check = new LockCheck(lock.accepted());
        forms.forEach((type, form) -> {
            if (!lock.accepted().containsKey(type)) {
                getLog().info("new: " + type);
            } else {
                check.reported(form).stream()
                        .map(Difference::message)
                        .forEach(message -> getLog().info("accepted: " + message));
            }
        });
        lock.accepted().keySet().stream()
                .filter(type -> !forms.containsKey(type))
                .forEach(type -> getLog().info("gone: " + type));
    }
}
