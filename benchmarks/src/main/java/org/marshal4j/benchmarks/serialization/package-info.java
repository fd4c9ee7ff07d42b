/** Orders in Java's object streams, and messages as arrays. */
package org.marshal4j.benchmarks.serialization;
