/**
 * The part of the plugin that needs the classes of a module. It runs in a separate JVM, on the class path of the
 * module, and exchanges lines of text with the goals.
 */
package org.marshal4j.maven.fork;
