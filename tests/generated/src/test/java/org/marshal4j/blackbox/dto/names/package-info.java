/** Classes with names that hold others with names of variables. */
package org.marshal4j.blackbox.dto.names;
