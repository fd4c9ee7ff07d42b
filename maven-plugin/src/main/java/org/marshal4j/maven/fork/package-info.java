/**
 * What needs the classes of a module: it runs in a JVM of its own, on the class path of the module. The goals talk to it by lines of text.
 */
package org.marshal4j.maven.fork;
