/** The same bytes on every JVM, however it lays objects out. */
package org.marshal4j.blackbox.layout;
