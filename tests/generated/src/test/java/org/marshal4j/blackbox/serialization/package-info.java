/** DTOs in Java's object streams. */
package org.marshal4j.blackbox.serialization;
