/**
 * What needs the classes of a module. It runs in a separate JVM, on the class path of the module, and exchanges lines of
 * text with the one that has started it.
 */
package org.marshal4j.tools.fork;
