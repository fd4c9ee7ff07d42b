/**
 * For users: objects in a Hazelcast cluster. {@link org.marshal4j.hazelcast.MarshallerSerializers} makes Hazelcast
 * serialize them with their marshallers.
 */
@NullMarked
package org.marshal4j.hazelcast;

import org.jspecify.annotations.NullMarked;
