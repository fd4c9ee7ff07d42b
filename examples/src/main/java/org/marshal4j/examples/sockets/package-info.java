/**
 * A small protocol over a socket: two sealed families, a server that answers with a generated dispatcher, and the same
 * with Java serialization.
 */
package org.marshal4j.examples.sockets;
