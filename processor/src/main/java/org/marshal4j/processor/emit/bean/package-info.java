/** The class that is generated for an interface of getters and setters. */
@NullMarked
package org.marshal4j.processor.emit.bean;

import org.jspecify.annotations.NullMarked;
