package org.marshal4j.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.marshal4j.tools.fork.OlderJdk;

/** What users are told when something fails. */
final class Problems {
    private Problems() {}

    /** {@return a text for an exception; those of files often have nothing but a name} */
    static String text(Exception exception) {
        if (exception instanceof FileSystemException file && file.getReason() == null) {
            return file.getFile() + " " + what(file);
        }
        if (exception instanceof OlderJdk) {
            return exception.getMessage() + " Name a newer one with --jdk";
        }
        String message = exception.getMessage();
        return message != null && !(exception instanceof IOException && message.isBlank())
                ? message
                : exception.toString();
    }

    private static String what(FileSystemException exception) {
        if (exception instanceof NoSuchFileException) {
            return "does not exist";
        }
        if (exception instanceof FileAlreadyExistsException) {
            return "is there already, and is no folder";
        }
        return exception instanceof AccessDeniedException ? "must not be read" : "cannot be read";
    }
}
